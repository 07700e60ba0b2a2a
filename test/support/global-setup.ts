/** The suite promises Node 24 (the npm package `node`); another version would test something else. */
export function setup(): void {
  if (!process.version.startsWith('v24.')) {
    throw new Error(`The tests run on Node 24 from the devDependency "node"; this is ${process.version}. Run: npm ci`)
  }
}
