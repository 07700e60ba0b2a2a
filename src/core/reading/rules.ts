import { isCheckConfiguration, isTestFile } from '../guard/check-configuration.ts'
import { isReadLast } from './file-kind.ts'
import type { ChangedPiece } from './pieces.ts'

/** A person must see a matching change, at any rank. */
interface Rule {
  readonly name: string
  readonly says: string
  readonly matches: (piece: ChangedPiece, text: { added: string; removed: string }) => boolean
}

const manifests =
  /(?:^|\/)(?:package\.json|requirements[^/]*\.txt|pyproject\.toml|setup\.py|Pipfile|go\.mod|Cargo\.toml|Gemfile|composer\.json|pom\.xml|build\.gradle(?:\.kts)?|[^/]+\.csproj|mix\.exs)$/
const workflows =
  /(?:^|\/)(?:\.github\/(?:workflows|actions)\/.+|\.gitlab-ci\.yml|\.circleci\/.+|Jenkinsfile|azure-pipelines\.yml|action\.ya?ml|Dockerfile[^/]*|docker-compose[^/]*\.ya?ml|\.pre-commit-config\.yaml)$/
const dependency =
  /^\s*(?:"[@\w][\w./@-]*"\s*:\s*"(?:[\^~>=<*]|\d|npm:|file:|git|https?:|workspace:)|[\w.-]+\s*(?:==|>=|~=|\^)|(?:require|gem|implementation|api|compile)\b|<(?:dependency|version|artifactId)>|\w[\w-]*\s*=\s*(?:"[\d^~*]|\{))/m
const script = /^\s*"(?:pre|post)?(?:test|lint|check|build|ci|verify|typecheck)[\w:-]*"\s*:/m
const migrations = /(?:^|\/)(?:migrations?|migrate)\/|\.sql$|(?:^|\/)schema\.(?:prisma|graphql|rb)$|\.proto$/i
const schemaFiles = /(?:^|\/)schemas?\/|(?:^|[/._-])schema\.\w+$/i
const startsProcess =
  /\b(?:spawn(?:Sync)?|exec(?:File|Sync|FileSync)?|fork|popen|system|Popen|check_output|check_call|ProcessBuilder|posix_spawn)\s*\(|\bsubprocess\b|\bchild_process\b|\bos\.exec|\bexec\.Command\(|\bCommand::new\(|\bRuntime\.getRuntime\(\)/
const sql =
  /\b(?:SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM|(?:CREATE|ALTER|DROP)\s+(?:TABLE|INDEX|VIEW|DATABASE))\b/i
const crypto =
  /\b(?:create(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)|randomBytes|timingSafeEqual|pbkdf2|scrypt|bcrypt|argon2|hmac\.|hashlib\.|secrets\.token|jwt\.|crypto\.(?:subtle|create|random|sign|verify)|Cipher\.getInstance|MessageDigest|SecureRandom|rejectUnauthorized|InsecureSkipVerify|verify\s*=\s*False)/
const permissions =
  /\b(?:chmod|chown|setuid|setgid|umask|fchmod|sudo)\b|\b0o?[0-7]{3}\b(?=\s*[,)])|Access-Control-Allow|^\s*permissions:|\b(?:is_?admin|has_?permission|authori[sz]e|requireRole)\b/im
const evaluates =
  /\beval\s*\(|\bnew Function\s*\(|\.innerHTML\s*=|dangerouslySetInnerHTML|\bpickle\.loads?\(|\byaml\.load\(|\bvm\.run/
const errorWord =
  /\b(?:throw|raise|catch|except|rescue|panic!?|reject|rethrow)\b|\bif err != nil\b|\.unwrap_or|\?\s*;\s*$/gm
const swallowed =
  /catch\s*(?:\([^)]*\))?\s*\{\s*\}|\.catch\(\(\)\s*=>\s*(?:\{\s*\}|undefined|null)\)|except(?:\s+\w+)?:\s*(?:\n\s*)?pass\b|\brescue\s*=>?\s*nil/

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

/** The strongest rule first. */
const rules: readonly Rule[] = [
  {
    name: 'checks',
    says: 'Changes what the checks run.',
    matches: ({ path }, { added, removed }) =>
      (isCheckConfiguration(path) && !manifests.test(path)) ||
      (path.endsWith('package.json') && script.test(added + removed)),
  },
  { name: 'workflow', says: 'Changes what runs on the build machines.', matches: ({ path }) => workflows.test(path) },
  {
    name: 'errors',
    says: 'An error that was raised or handled here no longer is.',
    matches: ({ path, isNewFile }, { added, removed }) =>
      isCode(path) && !isNewFile && count(errorWord, removed) > count(errorWord, added),
  },
  {
    name: 'swallowed',
    says: 'An error is swallowed here.',
    matches: ({ path }, { added }) => isCode(path) && swallowed.test(added),
  },
  {
    name: 'process',
    says: 'Starts another program.',
    matches: ({ path }, { added }) => isCode(path) && startsProcess.test(added),
  },
  {
    name: 'evaluates',
    says: 'Runs text as code or as markup.',
    matches: ({ path }, { added }) => isCode(path) && evaluates.test(added),
  },
  {
    name: 'sql',
    says: 'Changes what is asked of the database.',
    matches: ({ path }, { added }) => !isReadLast(path) && sql.test(added),
  },
  {
    name: 'crypto',
    says: 'Touches cryptography or secrets.',
    matches: ({ path }, { added, removed }) => isCode(path) && crypto.test(added + removed),
  },
  {
    name: 'permissions',
    says: 'Changes who may do what.',
    matches: ({ path }, { added, removed }) => !isReadLast(path) && permissions.test(added + removed),
  },
  {
    name: 'migration',
    says: 'Rewrites stored data.',
    matches: ({ path }) => migrations.test(path) && !isReadLast(path),
  },
  {
    name: 'dependency',
    says: 'Changes what is installed.',
    matches: ({ path }, { added, removed }) => manifests.test(path) && dependency.test(added + removed),
  },
  {
    name: 'schema',
    says: 'Changes the form of data that others rely on.',
    matches: ({ path, isNewFile }) => schemaFiles.test(path) && !isNewFile && !isReadLast(path),
  },
]

const isCode = (path: string): boolean =>
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|scala|cs|php|swift|ex|exs|sh|bash|c|cc|cpp|h|hpp|lua|pl)$/.test(path) &&
  !isTestFile(path)

/** The strongest matching rule. */
export function ruleOf(
  piece: ChangedPiece,
): { readonly name: string; readonly says: string; readonly place: number } | undefined {
  const text = { added: linesOf(piece, '+'), removed: linesOf(piece, '-') }
  const place = rules.findIndex(({ matches }) => matches(piece, text))
  const rule = rules[place]
  return rule && { name: rule.name, says: rule.says, place }
}

export const linesOf = ({ lines }: ChangedPiece, sign: '+' | '-'): string =>
  lines
    .filter((line) => line.sign === sign)
    .map(({ text }) => text)
    .join('\n')
