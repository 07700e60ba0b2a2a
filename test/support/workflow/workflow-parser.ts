import { registerHooks } from 'node:module'

/** The official parser imports JSON without saying so, which Node refuses: it is told so while the parser is loaded. */
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})

export const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
)
export const { ensureStatusFunction } = await import('@actions/workflow-parser/model/converter/if-condition')
hooks.deregister()
