export const id = 4210;
export const ids = [4210];
export const modules = {

/***/ 54210:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demoCommand: () => (/* binding */ demoCommand)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70400);
/* harmony import */ var _core_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62488);
/* harmony import */ var _installed_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62801);
/* harmony import */ var _project_flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67582);
/* harmony import */ var _project_project_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13992);
/* harmony import */ var _run_carry_out_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43241);









const flags = {
    agent: {
        help: 'replay (a recording; the default) or claude (the real agent; needs a key or a login)',
        example: 'claude',
    },
    model: { help: 'the model for --agent claude', example: 'haiku' },
};
const materials = (0,_installed_js__WEBPACK_IMPORTED_MODULE_5__/* .installed */ .$f)('templates/demo');
const replayAgent = (0,_installed_js__WEBPACK_IMPORTED_MODULE_5__/* .installed */ .$f)('dist/replay-agent/index.js');
const demoCommand = {
    help: `Creates a small Node project with a bare repository as its remote, and runs a plan of six tasks on it. Everything is
real except the agent, which replays a recording. Nothing outside the temporary folder is touched.

Usage: ralph demo [options]

Examples:
  ralph demo
  ralph demo --agent claude

Options:
${(0,_project_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .flagHelp */ .QR)(flags)}`,
    flags,
    run: async (context, { values }) => {
        const place = await makeProject(context);
        context.out(introduction(place));
        const inside = { ...context, cwd: place.project, env: demoEnvironment(context, place.folder) };
        const given = { ...demoFlags(), ...agentFlags(values) };
        const code = await (0,_run_carry_out_js__WEBPACK_IMPORTED_MODULE_8__/* .carryOut */ .u)(await (0,_project_project_js__WEBPACK_IMPORTED_MODULE_7__/* .openProject */ .U8)(inside, given), inside, given, { cd: place.project });
        await (0,_adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_3__/* .userGit */ .G)(place.project, inside.env)({ args: ['fetch', '--quiet', 'origin'] });
        context.out(whatNext(place));
        return code;
    },
};
async function makeProject({ env }) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'ralph-demo-')));
    const place = { folder, project: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'text-tools'), origin: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'origin.git') };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(materials, 'project'), place.project, { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(materials, 'plan.json'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(place.project, 'plan.json'));
    const git = (0,_adapter_git_call_user_git_js__WEBPACK_IMPORTED_MODULE_3__/* .userGit */ .G)(place.project, env);
    await git({ args: ['init', '--quiet', '--initial-branch=main'] });
    for (const [key, value] of [
        ['user.name', 'ralph demo'],
        ['user.email', 'demo@ralph.invalid'],
        ['commit.gpgSign', 'false'],
        ['core.hooksPath', '/dev/null'],
    ]) {
        await git({ args: ['config', key, value] });
    }
    await git({ args: ['add', '--all'] });
    await git({ args: ['commit', '--quiet', '--message', 'A few functions for texts, and a plan'] });
    await git({ args: ['clone', '--quiet', '--bare', '.', place.origin] });
    await git({ args: ['remote', 'add', 'origin', place.origin] });
    return place;
}
function demoEnvironment({ env }, folder) {
    const PATH = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(process.execPath), env['PATH'] ?? ''].join(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter);
    const kept = Object.entries(env).filter(([name]) => !name.startsWith('RALPH_'));
    return { ...Object.fromEntries(kept), PATH, RALPH_HOME: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'ralph-home') };
}
const demoFlags = () => ({
    plan: 'plan.json',
    remote: 'origin',
    validate: ['node --test', 'node tools/lint.js'],
    'max-iterations': '20',
});
function agentFlags(values) {
    if (values['agent'] !== undefined && values['agent'] !== 'replay') {
        return { agent: values['agent'], ...(values['model'] === undefined ? {} : { model: values['model'] }) };
    }
    const command = [process.execPath, replayAgent, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(materials, 'cassette.json')].map(_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r7).join(' ');
    return { agent: 'command', 'agent-command': command };
}
const introduction = ({ project, origin }) => `A small Node project was created in ${project}
with ${origin} as its remote. Its plan has six tasks. Each iteration ends in one commit that passed
\`node --test\` and \`node tools/lint.js\`, or in no commit at all.

`;
const whatNext = ({ project }) => `
Take a look:
    ${(0,_core_text_command_line_js__WEBPACK_IMPORTED_MODULE_4__/* .commandLine */ .ay)('cd', project)}
  One commit per task, each with its checks passed:
    git log --oneline --graph origin/ralph/work/demo
  A commit, with the agent's handoff as its message:
    git show origin/ralph/work/demo
  The state of the run as a page:
    git show origin/ralph/state/demo:README.md
  Every state of the run:
    git log --oneline origin/ralph/state/demo

In your own repository:
  ralph init      finds its checks, writes an example plan, and says what to do next
`;


/***/ })

};
