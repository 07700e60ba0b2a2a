import { r as insidePath } from "./branch-name.js";
// src/core/guard/check-configuration.ts
const configurationNames = [
	/^(?:pytest\.ini|tox\.ini|setup\.cfg|conftest\.py|noxfile\.py|\.coveragerc|pytest\.toml|\.pytest\.(?:ini|toml)|\.?mypy\.ini|pyrightconfig\.json|\.?ruff\.toml|\.bandit|\.flake8|\.pylintrc|ruff\.toml|pyproject\.toml)$/,
	/^(?:jest|vitest|vite|playwright|cypress|ava|karma|wdio|babel|eslint|stylelint|prettier|web-test-runner)\.(?:config|conf|workspace)\.[cm]?[jt]sx?(?:on)?$/,
	/^(?:vitest|jest|mocha|playwright)\.(?:workspace|setup|global-?setup)(?:[.-]\w+)*$/i,
	/^(?:setupTests|jasmine|cypress|lerna|\.oxlintrc|test_helper|spec_helper|rails_helper)\.\w+$/,
	/^(?:pnpm-workspace\.yaml|\.tool-versions|\.?mise\.toml|\.(?:nvmrc|node-version|python-version|ruby-version))$/,
	/^(?:gradlew|mvnw|Directory\.Build\.(?:props|targets)|.*\.runsettings)$/,
	/^\.(?:mocharc|c8rc|nycrc|babelrc|eslintrc|eslintignore|stylelintrc|prettierrc|prettierignore|rspec|swcrc)(?:\.\w+)?$/,
	/^(?:tsconfig.*\.json|biome\.jsonc?|deno\.jsonc?|bunfig\.toml|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|turbo\.json|nx\.json)$/,
	/^(?:Cargo\.toml|clippy\.toml|rustfmt\.toml|rust-toolchain(?:\.toml)?|nextest\.toml|\.golangci\.ya?ml|go\.work|build\.rs)$/,
	/^(?:pom\.xml|build\.gradle(?:\.kts)?|settings\.gradle(?:\.kts)?|gradle\.properties)$/,
	/^(?:GNUmakefile|[Mm]akefile|.*\.mk|Justfile|justfile|Rakefile|Taskfile\.ya?ml|phpunit\.xml(?:\.dist)?)$/
];
const nameOf = (path) => path.slice(path.lastIndexOf("/") + 1);
/**
* True for files that define, by their name, how tests, types, lint or a build run. `package.json` is compared in more
* detail.
*/
const isCheckConfiguration = (path) => configurationNames.some((pattern) => pattern.test(nameOf(path))) || /(?:^|\/)\.(?:cargo|mvn|config\/nextest)\/[^/]+$/.test(path);
const testNames = /(?:\.(?:test|spec)\.\w+|_(?:test|spec)\.\w+|(?:Test|Tests|IT|Spec)\.(?:java|kt|scala|cs|groovy|swift|php))$|^test_.*\.py$/;
const isTestFile = (path) => testNames.test(nameOf(path)) || /(?:^|\/)(?:tests?|__tests__|specs?|e2e)\//.test(path) && /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|php|cs|swift|scala|ex|exs|sh|bats)$/.test(path);
/** True for files that tests compare with. */
const isExpectedOutput = (path) => /(?:^|\/)(?:__snapshots__|testdata|golden|snapshots)\//.test(path) || /\.(?:snap|ambr|golden|approved\.\w+)$/.test(path) || /(?:^|\/)(?:tests?|__tests__|specs?|e2e)\/(?:.*\/)?(?:fixtures|expected|baselines)\//.test(path);
/** Paths in a command, from the top of the repository: a script that a check runs decides its result. */
function pathsIn(command, directory) {
	return command.split(/[\s;&|()<>"'=]+/).filter((word) => /[./]/.test(word) && !word.startsWith("-")).flatMap((word) => insidePath(directory === "." ? word : `${directory}/${word}`) ?? []);
}
const dependencySection = /^\[+(?:(?:target\.[^\]]*\.)?(?:dev-|build-)?dependencies(?:\.[^\]]*)?|workspace\.dependencies[^\]]*|project(?:\.optional-dependencies|\.urls|\.scripts)?|package|dependency-groups|tool\.poetry(?:\.group\.[^\]]*)?(?:\.dependencies)?|tool\.uv(?:\.sources)?|build-system)\]+/;
/** The part of a manifest without versions, dependencies and descriptions, which honest work changes all the time. */
function withoutDependencies(path, text) {
	const name = nameOf(path);
	if (/\.toml$/.test(name) && /^(?:Cargo|pyproject)\.toml$/.test(name)) return tomlSections(text);
	if (name === "pom.xml") return text.replace(/<(?:dependencyManagement|dependencies)>[\s\S]*?<\/(?:dependencyManagement|dependencies)>/g, "").replace(/<(version|[\w.-]+\.version)>[^<]*<\/\1>/g, "");
	if (/^build\.gradle/.test(name)) return text.split("\n").filter((line) => !/^\s*(?:\w*(?:[iI]mplementation|[aA]pi|[oO]nly|[pP]rocessor|ksp|kapt)\b|version\b|id\b.*\bversion\b)/.test(line)).join("\n");
	return text;
}
function tomlSections(text) {
	let keeps = true;
	return text.split("\n").filter((line) => {
		if (/^\s*\[/.test(line)) keeps = !dependencySection.test(line.trim());
		return keeps;
	}).filter((line) => line.trim() !== "" && !line.trim().startsWith("#")).join("\n");
}
export { withoutDependencies as a, pathsIn as i, isExpectedOutput as n, isTestFile as r, isCheckConfiguration as t };
