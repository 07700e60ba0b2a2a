import { isExpectedOutput, isTestFile } from '../guard/check-configuration.ts'

const lockFiles =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock|Cargo\.lock|poetry\.lock|uv\.lock|pdm\.lock|Pipfile\.lock|Gemfile\.lock|composer\.lock|go\.sum|gradle\.lockfile|flake\.lock|mix\.lock|pubspec\.lock|Podfile\.lock)$/
const builtFolders = /(?:^|\/)(?:dist|build|out|vendor|third_party|node_modules|generated|__generated__)\//
const builtNames =
  /(?:\.min\.(?:js|css)|\.map|\.pb\.go|_pb2(?:_grpc)?\.py|\.g\.dart|\.generated\.\w+|\.designer\.cs|\.snap)$/i

/** Counted, but not shown. */
export const isGenerated = (path: string): boolean =>
  lockFiles.test(path) || builtFolders.test(path) || builtNames.test(path) || isExpectedOutput(path)

const prose = /\.(?:md|mdx|rst|txt|adoc)$|(?:^|\/)(?:LICENSE|CHANGELOG|README)[^/]*$/i

/** Tests say what is intended, and prose does nothing. */
export const isReadLast = (path: string): boolean => isTestFile(path) || prose.test(path)

/** Without generated files, which nobody reviews. */
export const linesToReview = (files: readonly { readonly path: string; readonly lines: number }[]): number =>
  files.reduce((sum, { path, lines }) => sum + (isGenerated(path) ? 0 : lines), 0)
