import { expect, test } from 'vitest'
import { gitHubAddress, graphqlUrlOf } from '../../../src/core/github/address.ts'

const dotCom = { owner: 'octo', repo: 'garden', apiUrl: 'https://api.github.com', serverUrl: 'https://github.com' }

test.each([
  ['https://github.com/octo/garden.git', {}, dotCom],
  ['https://x-access-token:secret@github.com/octo/garden', {}, dotCom],
  ['git@github.com:octo/garden.git', {}, dotCom],
  ['ssh://git@github.com:22/octo/garden.git', {}, dotCom],
  [
    'https://acme.ghe.com/octo/garden.git',
    {},
    { ...dotCom, apiUrl: 'https://api.acme.ghe.com', serverUrl: 'https://acme.ghe.com' },
  ],
  [
    'git@git.corp.example:octo/garden.git',
    { GH_HOST: 'git.corp.example' },
    { ...dotCom, apiUrl: 'https://git.corp.example/api/v3', serverUrl: 'https://git.corp.example' },
  ],
  [
    'http://127.0.0.1:8080/octo/garden.git',
    { GITHUB_SERVER_URL: 'http://127.0.0.1:8080', GITHUB_API_URL: 'http://127.0.0.1:8080/api/v3' },
    { ...dotCom, apiUrl: 'http://127.0.0.1:8080/api/v3', serverUrl: 'http://127.0.0.1:8080' },
  ],
  ['/somewhere/else', { GITHUB_REPOSITORY: 'octo/garden', GITHUB_API_URL: 'https://api.github.com' }, dotCom],
])('%s with %j is %j', (url, env, address) => {
  expect(gitHubAddress(env, url)).toEqual(address)
})

test.each([['https://gitlab.com/octo/garden.git'], ['/srv/git/garden.git'], ['../garden'], [null]])(
  '%s is no GitHub that is known',
  (url) => {
    expect(gitHubAddress({}, url)).toBeUndefined()
  },
)

test.each([
  ['https://api.github.com', 'https://api.github.com/graphql'],
  ['https://git.corp.example/api/v3', 'https://git.corp.example/api/graphql'],
  ['https://git.corp.example/api/v3/', 'https://git.corp.example/api/graphql'],
])('GraphQL of %s is at %s', (api, graphql) => {
  expect(graphqlUrlOf(api)).toBe(graphql)
})
