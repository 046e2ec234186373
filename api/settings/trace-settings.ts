/** The names of OpenTelemetry's settings that are set. The shop sent traces in the past, and no longer reads them. */
export const traceSettingsIn = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env).filter((name) => name.startsWith('OTEL_') && env[name])
