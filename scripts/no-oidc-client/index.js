/** What `core.getIDToken` would use. ralph asks for no such token, and this says so instead of sending something. */
function refuse() {
  throw new Error('getIDToken is not part of this build: package.json replaces the HTTP client of @actions/core')
}

export const HttpClient = refuse
export const BearerCredentialHandler = refuse
