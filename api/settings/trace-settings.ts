import type { z } from 'zod'
import { number, oneOf, readBy, text, url } from './kinds.ts'

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

const address = url(['http', 'https'], 'http://localhost:4318').optional()
const headersAllowed = 'name=value,name=value, with the values percent-encoded'

/** The settings by OpenTelemetry's own names. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_HEADERS: readBy(readHeaders, `is not ${headersAllowed}`).default({}),
  OTEL_SERVICE_NAME: text.default('russpatcher'),
  OTEL_TRACES_SAMPLER: oneOf(...samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: number(0, 1).default(1),
}

type Values = z.infer<z.ZodObject<typeof traceSettings>>

/** Undefined unless an endpoint is set: then there are no traces. */
export function traceSettingsOf(values: Values): TraceSettings | undefined {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT?.href.replace(/\/$/, '')
  const own = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?.href
  // As OpenTelemetry has it: the path is added to the endpoint of all signals, and not to that of the traces.
  const tracesUrl = own ?? (base && `${base}/v1/traces`)
  if (!tracesUrl) return undefined
  return {
    url: tracesUrl,
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
