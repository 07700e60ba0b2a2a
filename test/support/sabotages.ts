interface Sabotage {
  readonly name: string
  /** What the agent does, in a shell; `$CANARY` is a file that nothing may write, `$OUTSIDE` a foreign directory. */
  readonly script: string
  readonly changes?: readonly string[]
  readonly refused?: readonly string[]
}

const edit = 'echo "edited" > src/app.ts'
const edited = ['modified src/app.ts']
const hook = (path: string): string =>
  `mkdir -p $(dirname ${path}); printf '#!/bin/sh\\necho ran >> '$CANARY'\\n' > ${path}; chmod +x ${path}`

export const sabotages: readonly Sabotage[] = [
  // History and refs: only the files count.
  { name: 'commits by itself', script: `${edit}; git commit -qam mine`, changes: edited },
  { name: 'amends the checkpoint', script: `${edit}; git commit -qa --amend -m mine`, changes: edited },
  { name: 'switches the branch', script: `git switch -qc other; ${edit}`, changes: edited },
  { name: 'deletes the work branch', script: 'git checkout -q --detach; git branch -qD ralph/work/demo' },
  { name: 'stashes its work', script: `${edit}; git stash -q`, changes: [] },
  {
    name: 'stops within a rebase',
    script: `${edit}; git commit -qam x; git rebase -q -x false HEAD~1 || true`,
    changes: edited,
  },
  {
    name: 'stops within a merge',
    script: `git switch -qc a HEAD~1; ${edit}; git commit -qam a; git switch -q -; echo x > src/app.ts; git commit -qam b; git merge -q a || true`,
    changes: edited,
  },
  {
    name: 'replaces objects',
    script:
      'echo x > x; git replace HEAD $(git commit-tree HEAD^{tree} -m x); git replace HEAD:README.md $(git hash-object -w x); rm x',
  },
  // The repository's directory.
  { name: 'deletes .git', script: `rm -rf .git; ${edit}`, changes: edited },
  {
    name: 'makes .git a link to a foreign directory',
    script: 'rm -rf .git; mkdir $OUTSIDE/keep; echo x > $OUTSIDE/keep/HEAD; ln -s $OUTSIDE/keep .git',
  },
  { name: 'makes .git a file', script: 'rm -rf .git; echo "gitdir: /nowhere" > .git' },
  { name: 'makes .git a fifo', script: 'rm -rf .git; mkfifo .git' },
  { name: 'removes HEAD', script: 'rm .git/HEAD' },
  {
    name: 'leaves locks behind',
    script: `touch .git/index.lock .git/HEAD.lock .git/packed-refs.lock; ${edit}`,
    changes: edited,
  },
  { name: 'makes .git unreadable', script: 'chmod 000 .git/objects .git' },
  // Code that git would run.
  {
    name: 'plants hooks',
    script: `for h in pre-commit post-index-change reference-transaction post-checkout; do ${hook('.git/hooks/$h')}; done; ${edit}`,
    changes: edited,
  },
  {
    name: 'sets core.hooksPath',
    script: `${hook('hooks/post-index-change')}; git config core.hooksPath $PWD/hooks`,
    changes: ['created hooks/post-index-change'],
  },
  {
    name: 'sets an fsmonitor that lies',
    script: `${hook('.git/monitor')}; ${edit}; git config core.fsmonitor $PWD/.git/monitor`,
    changes: edited,
  },
  {
    name: 'sets a filter driver with .gitattributes',
    script: `git config filter.x.clean "touch $CANARY; cat"; git config filter.x.smudge "touch $CANARY; cat"; git config filter.x.required true; echo "* filter=x" > .gitattributes; ${edit}`,
    changes: ['created .gitattributes', ...edited],
  },
  {
    name: 'sets a filter driver in .git/info',
    script: `git config filter.x.clean "touch $CANARY; echo evil"; mkdir -p .git/info; echo "* filter=x" > .git/info/attributes; ${edit}`,
    changes: edited,
  },
  {
    name: 'includes a foreign configuration',
    script: `printf '[core]\\n\\tfsmonitor = touch %s\\n' $CANARY > $OUTSIDE/config; git config include.path $OUTSIDE/config; ${edit}`,
    changes: edited,
  },
  {
    name: 'redirects remotes',
    script: 'git config url.ext::sh.insteadOf file://; git config protocol.ext.allow always',
  },
  {
    name: 'adds alternates',
    script: 'mkdir -p $OUTSIDE/objects .git/objects/info; echo $OUTSIDE/objects > .git/objects/info/alternates',
  },
  {
    name: 'sets aliases, an editor and a pager',
    script:
      'git config alias.add "!touch $CANARY"; git config core.pager "touch $CANARY"; git config core.sshCommand "touch $CANARY"',
  },
  {
    name: 'sets core.worktree to a foreign directory',
    script: 'mkdir $OUTSIDE/keep; echo keep > $OUTSIDE/keep/file; git config core.worktree $OUTSIDE/keep',
  },
  { name: 'sets core.bare', script: `git config core.bare true; ${edit}`, changes: edited },
  // What hides edits from git.
  { name: 'sets skip-worktree', script: `git update-index --skip-worktree src/app.ts; ${edit}`, changes: edited },
  { name: 'sets assume-unchanged', script: `git update-index --assume-unchanged src/app.ts; ${edit}`, changes: edited },
  {
    name: 'makes the checkout sparse',
    script: 'git sparse-checkout set docs 2>/dev/null',
    changes: ['deleted src/app.ts', 'deleted src/lib/deep.ts'],
  },
  {
    name: 'hides files in .git/info/exclude',
    script: 'mkdir -p .git/info; echo secret.txt > .git/info/exclude; echo x > secret.txt',
    changes: ['created secret.txt'],
  },
  {
    name: 'edits and puts size and mtime back',
    script:
      'touch -r src/app.ts $OUTSIDE/time; echo "export const answer = 43" > src/app.ts; touch -r $OUTSIDE/time src/app.ts',
    changes: edited,
  },
  {
    name: 'switches core.fileMode off and changes modes',
    script: 'git config core.fileMode false; chmod +x README.md; chmod -x run.sh',
    changes: ['modified README.md', 'modified run.sh'],
  },
  // The files.
  {
    name: 'deletes everything',
    script: 'rm -rf ./* .gitignore',
    changes: ['.gitignore', 'README.md', 'current', "docs/it's odd.md", 'run.sh', 'src/app.ts', 'src/lib/deep.ts'].map(
      (path) => `deleted ${path}`,
    ),
  },
  {
    name: 'replaces a directory by a file',
    script: 'rm -r src; echo x > src',
    changes: ['created src', 'deleted src/app.ts', 'deleted src/lib/deep.ts'],
  },
  {
    name: 'replaces a file by a directory',
    script: 'rm README.md; mkdir README.md; echo x > README.md/x',
    changes: ['created README.md/x', 'deleted README.md'],
  },
  {
    name: 'replaces a file by an empty directory',
    script: 'rm README.md; mkdir README.md',
    changes: ['deleted README.md'],
  },
  {
    name: 'replaces a directory by a link inside the tree',
    script: 'mv src moved; ln -s moved src',
    changes: [
      'created moved/app.ts',
      'created moved/lib/deep.ts',
      'created src',
      'deleted src/app.ts',
      'deleted src/lib/deep.ts',
    ],
  },
  {
    name: 'replaces a directory by a link to where it went',
    script: 'mv src $OUTSIDE/src; ln -s $OUTSIDE/src src',
    changes: ['deleted src/app.ts', 'deleted src/lib/deep.ts'],
    refused: ['src'],
  },
  {
    name: 'makes files and directories read-only',
    script: `${edit}; chmod a-w src/app.ts src/lib src; chmod 000 docs`,
    changes: edited,
    // Root reads everything.
    refused: process.getuid?.() === 0 ? [] : ['docs'],
  },
  {
    name: 'makes the workspace itself read-only',
    script: `${edit}; rm -r .git; touch .git; chmod a-w .`,
    changes: edited,
  },
  { name: 'leaves empty directories', script: 'mkdir -p a/b/c' },
  {
    name: 'writes a name with newline, quotes and spaces',
    script: `printf x > 'a
"b" \\ c'`,
    changes: ['created a\n"b" \\ c'],
  },
  {
    name: 'writes a name that is no UTF-8',
    script: `printf x > "$(printf 'caf\\351.txt')"`,
    changes: ['created caf\\xE9.txt'],
  },
  {
    name: 'writes two names that print alike',
    script: `printf x > "$(printf 'caf\\351.txt')"; printf y > 'caf\\xE9.txt'`,
    changes: ['created caf\\xE9.txt'],
    refused: ['caf\\xE9.txt'],
  },
  { name: 'makes a fifo', script: `mkfifo pipe; ${edit}`, changes: edited },
  {
    name: 'writes agent settings',
    script: 'mkdir .claude; echo "{}" > .claude/settings.json',
    changes: ['created .claude/settings.json'],
  },
  {
    name: 'hides its work by a new .gitignore',
    script: 'echo "*" > src/.gitignore; echo x > src/evil.ts',
    changes: [],
  },
  {
    name: 'demands an encoding that no file has',
    script: `echo "*.txt working-tree-encoding=UTF-16" > .gitattributes; echo x > a.txt; ${edit}`,
    changes: ['created .gitattributes', ...edited],
    refused: ['a.txt'],
  },
  // What may not be captured at all.
  {
    name: 'makes a repository without a commit',
    script: `mkdir sub; echo x > sub/x; git init -q sub; ${edit}`,
    changes: edited,
    refused: ['sub/.git'],
  },
  {
    name: 'makes a repository with a commit and a hook',
    script: `mkdir sub; git init -q sub; git -C sub commit -q --allow-empty -m x; ${hook('sub/.git/hooks/post-index-change')}; git -C sub config core.fsmonitor "touch $CANARY"`,
    refused: ['sub/.git'],
  },
  {
    name: 'makes a repository in a tracked directory',
    script: `git init -q src; ${edit}`,
    changes: edited,
    refused: ['src/.git'],
  },
  {
    name: 'adds a gitlink',
    script: 'git init -q sub; git -C sub commit -q --allow-empty -m x; git add sub 2>/dev/null; git commit -qm x',
    refused: ['sub/.git'],
  },
  {
    name: 'leaves a .git file below the root',
    script: 'mkdir sub; echo "gitdir: ../.git" > sub/.git; echo x > sub/x',
    refused: ['sub/.git'],
  },
  {
    name: 'writes names that look like .git',
    script: `mkdir .GIT 'docs/.git ' docs/git~1 docs/.Git..; for d in .GIT 'docs/.git ' docs/git~1 docs/.Git..; do echo x > "$d/config"; done; printf x > "$(printf 'docs/.g\\342\\200\\214it')"; ${edit}`,
    changes: edited,
    refused: ['.GIT/config', 'docs/.git /config', 'docs/git~1/config', 'docs/.Git../config', 'docs/.g\u200cit'],
  },
  { name: 'links to an absolute path', script: 'ln -s /etc/passwd a; ln -sfn /etc current', refused: ['a', 'current'] },
  {
    name: 'links out of the tree',
    script: 'ln -s ../../x src/a; ln -s ../app.ts src/lib/b',
    changes: ['created src/lib/b'],
    refused: ['src/a'],
  },
  {
    name: 'links out by way of another link',
    script: 'ln -s src/lib d; ln -s d/../../../x src/a',
    changes: ['created d'],
    refused: ['src/a'],
  },
  { name: 'links into .git', script: 'ln -s ../.git/hooks/pre-commit src/a', refused: ['src/a'] },
  { name: 'links in a circle', script: 'ln -s b a; ln -s a b', changes: ['created a', 'created b'] },
  { name: 'puts a link in place of .gitmodules', script: 'ln -s README.md .gitmodules', refused: ['.gitmodules'] },
  // The workspace itself.
  {
    name: 'puts a link to a foreign directory in the place of the workspace',
    script:
      'mkdir $OUTSIDE/keep; echo keep > $OUTSIDE/keep/file; here=$PWD; cd ..; mv $here $OUTSIDE/stolen; ln -s $OUTSIDE/keep $here',
    refused: ['.'],
  },
  { name: 'removes the workspace', script: 'here=$PWD; cd ..; rm -rf $here', refused: ['.'] },
]
