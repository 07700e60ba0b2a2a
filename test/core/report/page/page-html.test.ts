import { expect, test } from 'vitest'
import { pageAround, pageHtml, pagePolicy } from '../../../../src/core/report/page/page-html.ts'

const parts = { script: 'go()', style: 'a{}', hashes: { script: 'SCRIPT', style: 'STYLE' } }

test('nothing in the data ends the element that holds it, and it reads the same', () => {
  const foreign = { title: '</script><script>alert(1)</script><!-- <b>\u2028\u2029' }
  const html = pageHtml(parts, 'a <b> & "c"', JSON.stringify(foreign))
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  expect(html).not.toContain('<!--')
  const data = /id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual(foreign)
  expect(html).toContain('<title>a &lt;b&gt; &amp; &quot;c&quot;</title>')
})

test('the policy lets run what was built and nothing else', () => {
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(pageHtml(parts, '', '{}'))?.[1]
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'sha256-SCRIPT'",
    "style-src 'sha256-STYLE'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ])
})

test('a script that runs later is there as text, and the policy names it', () => {
  const both = { ...parts, later: 'charts()', hashes: { ...parts.hashes, later: 'LATER' } }
  expect(pageAround(both, '', { live: true })[1]).toContain('<script type="text/plain" id="later">charts()</script>')
  expect(pagePolicy(both, { live: true })).toContain("script-src 'sha256-SCRIPT' 'sha256-LATER'; ")
  expect(pageHtml(parts, '', '{}')).not.toContain('later')
})
