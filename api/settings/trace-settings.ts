import { z } from 'zod'

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Where traces are sent, and which of them. */
export type TraceSettings = {
  /** The full URL that takes them. */
  url: string
  /** Sent with each batch, for authentication. */
  headers: Record<string, string>
  serviceName: string
  sampler: (typeof samplers)[number]
  /** From 0 to 1, of the samplers with a ratio. */
  ratio: number
}

const address = z.url({
  protocol: /^https?$/,
  error: 'is not a URL, as http://localhost:4318',
})

const headers = z.string().transform((text, refinement) => {
  const read = readHeaders(text)
  if (read) return read
  refinement.addIssue('is not name=value,name=value, with the values percent-encoded')
  return z.NEVER
})

const ratio = (allowed = 'is not a number from 0 to 1') =>
  z.coerce.number(allowed).min(0, allowed).max(1, allowed)

/** The settings by OpenTelemetry's own names. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
  OTEL_SERVICE_NAME: z.string().trim().min(1, 'is empty').default('russpatcher'),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, `is none of ${samplers.join(', ')}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: ratio().default(1),
}

type Values = z.infer<z.ZodObject<typeof traceSettings>>

/** Undefined unless an endpoint is set: then there are no traces. */
export function traceSettingsOf(values: Values): TraceSettings | undefined {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT
  // As OpenTelemetry has it: the path is added to the endpoint of all signals, and not to that of the traces.
  const url =
    values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/$/, '')}/v1/traces`)
  if (!url) return undefined
  return {
    url,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: values.OTEL_SERVICE_NAME,
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** Undefined when a pair is no header, or is not percent-encoded: then the collector would refuse all traces. */
function readHeaders(text: string): Record<string, string> | undefined {
  try {
    const pairs = text.split(',').map((pair): [string, string] => {
      const [, name = '', value = ''] = /^\s*([^\s=]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
      return [name, decodeURIComponent(value)]
    })
    // Throws for names and values that HTTP does not allow.
    return Object.fromEntries(new Headers(pairs))
  } catch {
    return undefined
  }
}
