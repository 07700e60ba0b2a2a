import { type DetectedProject, type Ecosystem, pathBelow, type ToolStep } from './detected.ts'
import type { Folder } from './project-files.ts'

const settingsFiles = ['settings.gradle', 'settings.gradle.kts']
const buildFiles = ['build.gradle', 'build.gradle.kts']

/** Maven and Gradle, by their wrapper if there is one. */
export const java: Ecosystem = {
  covers: (folder, directory) =>
    pathBelow(folder, directory) !== undefined &&
    (folder.has(...settingsFiles) || /<modules>/.test(folder.text('pom.xml') ?? '')),
  detect(folder) {
    if (folder.has(...settingsFiles, ...buildFiles)) return gradle(folder)
    return folder.has('pom.xml') ? maven(folder) : undefined
  },
}

function gradle(folder: Folder): DetectedProject {
  // A daemon would end with the check that started it.
  const command = `${folder.has('gradlew') ? './gradlew' : 'gradle'} --no-daemon`
  return {
    directory: folder.directory,
    tool: 'Gradle',
    setup: [`${command} assemble`],
    // `check` runs tests and all linters of the build.
    checks: [
      { kind: 'build', run: `${command} assemble` },
      { kind: 'test', run: `${command} check` },
    ],
    steps: [javaStep(folder)],
    notes: [],
  }
}

function maven(folder: Folder): DetectedProject {
  const command = `${folder.has('mvnw') ? './mvnw' : 'mvn'} --batch-mode`
  return {
    directory: folder.directory,
    tool: 'Maven',
    setup: [`${command} --quiet -DskipTests package`],
    checks: [{ kind: 'test', run: `${command} verify` }],
    steps: [javaStep(folder)],
    notes: [],
  }
}

const versions = [
  /JavaLanguageVersion\.of\(\s*["']?(\d+)/,
  /jvmToolchain\(\s*(\d+)/,
  /(?:source|target)Compatibility\s*=?\s*(?:JavaVersion\.VERSION_)?["']?(?:1\.)?(\d+)/,
  /<(?:java\.version|maven\.compiler\.(?:release|source)|release)>\s*(?:1\.)?(\d+)/,
]

/** The version that the build names, else the newest long-term version that all runners have. */
function javaStep(folder: Folder): ToolStep {
  const text = ['pom.xml', ...buildFiles].map((name) => folder.text(name) ?? '').join('\n')
  const version = versions.map((pattern) => pattern.exec(text)?.[1]).find((version) => version !== undefined) ?? '21'
  return { uses: 'actions/setup-java', with: { distribution: 'temurin', 'java-version': version } }
}
