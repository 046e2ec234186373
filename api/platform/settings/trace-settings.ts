/** The names of OpenTelemetry's settings that are set, which the shop does not read: it sends no traces. */
export const traceSettingsIn = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env).filter((name) => name.startsWith('OTEL_') && env[name])
