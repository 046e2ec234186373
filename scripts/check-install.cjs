// Run by `npm ci` on any installed Node, so this file must not need TypeScript support.
const oldestNode = [24, 18]

const isOmitted = (process.env.npm_config_omit ?? '').split(/\s+/).includes('optional')
const [major, minor] = process.versions.node.split('.').map(Number)
const isTooOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])

if (isOmitted || isTooOld) {
  console.error(
    [
      '',
      isOmitted
        ? 'Russpatcher cannot run without its optional packages: Node 24, PostgreSQL and compiled code for this platform.'
        : `Russpatcher runs on Node ${oldestNode.join('.')} or newer, and this is ${process.version}. npm has no Node package for this platform.`,
      isOmitted
        ? 'Install again without --omit=optional.'
        : `Install Node ${oldestNode[0]}, then run npm ci again.`,
      '',
    ].join('\n'),
  )
  process.exit(1)
}
