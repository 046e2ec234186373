import type { Contract } from './contract.ts'
import { withTypescript } from './with-typescript.ts'

/** The global that Scalar's script defines. */
declare const Scalar: {
  createApiReference(place: string, settings: Record<string, unknown>): unknown
}

/** All languages but curl: those who program have TypeScript, with the types of the contract. */
const hiddenClients = [
  ...['c', 'clojure', 'csharp', 'dart', 'fsharp', 'go', 'http', 'java', 'js', 'kotlin', 'node'],
  ...['objc', 'ocaml', 'php', 'powershell', 'python', 'r', 'ruby', 'rust', 'swift'],
  ...['shell/wget', 'shell/httpie'],
]

// Zod would try whether the policy allows `eval`, which the console would report as an attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
const scalarScript = '/api/docs/scalar.js'
const [contract] = await Promise.all([
  fetch('/api/openapi.json').then((answer): Promise<Contract> => answer.json()),
  import(scalarScript),
])

Scalar.createApiReference('#docs', {
  content: withTypescript(contract, location.origin),
  theme: 'none',
  layout: 'modern',
  withDefaultFonts: false,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  hiddenClients,
  documentDownloadType: 'none',
  defaultOpenFirstTag: true,
  modelsSectionLabel: 'Schemas',
  // Parts that belong to Scalar's own services.
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  telemetry: false,
})
