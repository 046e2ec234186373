import type { operations } from '../../modules/shared/contract/api.d.ts'

export type OperationId = keyof operations

type Of<Part, Key extends PropertyKey> = Part extends { [K in Key]?: infer Value } ? Value : never

type Given<Name extends string, Value> = [NonNullable<Value>] extends [never]
  ? unknown
  : undefined extends Value
    ? { [N in Name]?: Value }
    : object extends Value
      ? { [N in Name]?: Value }
      : { [N in Name]: Value }

type Parameters<Id extends OperationId, Place extends string> = Of<
  operations[Id]['parameters'],
  Place
>

/** The query parameters of an operation. */
export type Query<Id extends OperationId> = NonNullable<Parameters<Id, 'query'>>

/** The body of an operation's request, in the first content type that it declares. */
export type Body<Id extends OperationId> = Contents<Of<operations[Id], 'requestBody'>>

type Contents<Message> =
  NonNullable<Message> extends { content: infer Content } ? Content[keyof Content] : never

/** Without the session's header, which the call adds itself. */
type Headers<Id extends OperationId> = [NonNullable<Parameters<Id, 'header'>>] extends [never]
  ? never
  : Omit<NonNullable<Parameters<Id, 'header'>>, 'x-session-id'>

/** The input of a call. `keepalive` lets the request outlive the page, `signal` ends it. */
export type Input<Id extends OperationId> = Given<'path', Parameters<Id, 'path'>> &
  Given<'query', Parameters<Id, 'query'>> &
  Given<'headers', Headers<Id>> &
  Given<'body', Body<Id>> & { keepalive?: boolean; signal?: AbortSignal }

type Success<Id extends OperationId> = Of<operations[Id]['responses'], 200 | 201 | 202>

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name

/** The list metadata in the response's headers, by their names without the `x-`. */
type Metadata<Headers> = {
  [Name in keyof Headers as Name extends `x-${infer Rest}` ? Camel<Rest> : never]-?: Headers[Name]
}

type Data<Message> = Message extends { content: { 'application/json': infer Json } } ? Json : Blob

type Answered<Message> = Message extends { headers: infer Headers }
  ? keyof Metadata<Headers> extends never
    ? Data<Message>
    : { items: Data<Message> } & Metadata<Headers>
  : never

/** The result of a call: the body, or the items of a list with the metadata of the response's headers. */
export type Answer<Id extends OperationId> = Answered<Success<Id>>
