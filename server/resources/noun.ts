import type { FastifyInstance } from 'fastify'
import { Type, type Static } from 'typebox'
import { DeletedData, Success } from '../../src/contract/schema/envelope'
import {
  changesOf,
  inputOf,
  outputOf,
  type Body,
  type Fields,
} from '../../src/contract/schema/fields'
import { nouns } from '../../src/contract/nouns'
import type { DeletableResource, TrackedResource } from '../../src/contract/studio'
import { allocateId, type WriteTransaction } from '../database/contentWrites'
import { assignDraft, deleteDraft } from '../database/entries/drafts'
import { recordFormerSlugs } from '../database/entries/formerSlugs'
import { addRevision } from '../database/entries/revisions'
import type { Db } from '../database/schema'
import { moveToTrash } from '../database/entries/trash'
import { badRequest, conflict, HttpError, notFound } from '../http/HttpError'
import { titleOf } from '../rows/titles'
import { findReversedPeriods } from '../validation/periods'
import { commit, IfMatch, ownerRoute, rowFailures, writeFailures, XDraft } from './ownerRoute'
import { failures, IdParams, readResponsesOrNotFound, readRoute, success } from './routeSchemas'
import { readerOf, type Reader } from './visibility'
import { versionOf, writableFields, writableJson } from './writableFields'

export type Entry<F extends Fields> = Static<ReturnType<typeof outputOf<F>>>
type Input<F extends Fields> = Body<ReturnType<typeof inputOf<F>>>

/** A noun whose entries are read and changed; its types follow from the fields of the contract. */
export interface Noun<F extends Fields = Fields> {
  resource: TrackedResource
  /** The id of the only entry, if there is always exactly one: its path has no id. */
  onlyId?: number
  tag: string
  fields: F
  /** Bytes of a body; by default, the limit of the app. */
  bodyLimit?: number
  find(db: Db, id: number, reader: Reader): Promise<Entry<F> | undefined>
  update(transaction: WriteTransaction, id: number, changes: Partial<Input<F>>): Promise<void>
}

export interface DeletableNoun<F extends Fields = Fields> extends Noun<F> {
  resource: DeletableResource
  create(transaction: WriteTransaction, id: number, input: Input<F>): Promise<void>
  assertDeletable?(transaction: WriteTransaction, id: number): Promise<void>
}

export function nounRoutes(app: FastifyInstance, noun: DeletableNoun): void {
  getRoute(app, noun)
  createRoute(app, noun)
  updateRoute(app, noun)
  deleteRoute(app, noun)
}

/** The only key of `data` in a response with one entry, for example `profile_skill`. */
const keyOf = (noun: Noun) =>
  nameOf(noun)
    .replace(/(?<=[a-z])[A-Z]/g, '_$&')
    .toLowerCase()

const dataOf = (noun: Noun) => Type.Object({ [keyOf(noun)]: outputOf(noun.fields) })

/** In operation ids and messages, for example `Project`. */
const nameOf = ({ resource }: Noun) => nouns[resource].tag

function entryUrl({ onlyId, resource }: Noun, path = `/${resource}`) {
  return onlyId === undefined
    ? { url: `${path}/:id`, params: IdParams }
    : { url: path, params: Type.Object({}) }
}

export function getRoute(
  app: FastifyInstance,
  noun: Noun,
  { path, operationId = `get${nameOf(noun)}` }: { path?: string; operationId?: string } = {},
): void {
  const changes = changesOf(noun.fields)
  const { onlyId = 0 } = noun
  const { url, params } = entryUrl(noun, path)
  app.get<{ Params: Partial<IdParams> }>(
    url,
    readRoute(noun.tag, operationId, {
      params,
      response: readResponsesOrNotFound(dataOf(noun)),
    }),
    async (request) => {
      const { isOwner, db } = request
      const { id = onlyId } = request.params
      const entry = await noun.find(db, id, readerOf(request))
      if (entry === undefined) throw notFound(nameOf(noun))
      const version = isOwner ? { version: versionOf(changes, entry) } : {}
      return success({ [keyOf(noun)]: { ...entry, ...version } })
    },
  )
}

function createRoute(app: FastifyInstance, noun: DeletableNoun): void {
  const { resource, fields } = noun
  const { table } = nouns[resource]
  const [input, changes] = [inputOf(fields), changesOf(fields)]
  app.post<{ Headers: XDraft }>(
    `/${resource}`,
    ownerRoute(noun, `create${nameOf(noun)}`, {
      headers: XDraft,
      body: input,
      response: { 201: Success(dataOf(noun)), ...writeFailures, ...failures(409) },
    }),
    async ({ headers, body }, reply) => {
      const { id, entry } = await commit(app, async (transaction) => {
        const draft = headers['x-draft']
        const id = await allocateId(transaction, table)
        // A repeated request must not create a second entry.
        if (draft && !(await assignDraft(transaction, { resource, entry_id: id }, draft))) {
          throw conflict('x-draft', 'is not that of the draft of a new entry')
        }
        await noun.create(transaction, id, writableFields(input, body as object))
        const entry = await readEntry(transaction, noun, id)
        assertPeriods(entry)
        await addRevision(transaction, table, id, 'created', writableJson(changes, entry))
        return { id, entry }
      })
      return reply
        .code(201)
        .header('Location', `/api/${resource}/${id}`)
        .send(success({ [keyOf(noun)]: entry }))
    },
  )
}

export function updateRoute(app: FastifyInstance, noun: Noun): void {
  const { resource, onlyId = 0 } = noun
  const { table } = nouns[resource]
  const changes = changesOf(noun.fields)
  const { url, params } = entryUrl(noun)
  app.put<{ Params: Partial<IdParams>; Headers: IfMatch & XDraft }>(
    url,
    ownerRoute(noun, `update${nameOf(noun)}`, {
      params,
      headers: Type.Object({ ...IfMatch.properties, ...XDraft.properties }),
      body: changes,
      response: { 200: Success(dataOf(noun)), ...rowFailures },
    }),
    ({ params: { id = onlyId }, headers, body }) =>
      commit(app, async (transaction) => {
        const before = await readEntry(transaction, noun, id)
        assertVersion(noun, before, headers)
        const update = () => noun.update(transaction, id, writableFields(changes, body as object))
        await recordFormerSlugs(transaction, update, { table, id })
        const after = await readEntry(transaction, noun, id)
        assertPeriods(after)
        const [oldData, newData] = [before, after].map((entry) => writableJson(changes, entry))
        if (oldData !== newData) {
          await addRevision(transaction, table, id, 'imported', oldData ?? '')
          await addRevision(transaction, table, id, 'updated', newData ?? '')
        }
        const draft = headers['x-draft']
        if (draft !== undefined) await deleteDraft(transaction, { resource, entry_id: id }, draft)
        return success({ [keyOf(noun)]: after })
      }),
  )
}

function deleteRoute(app: FastifyInstance, noun: DeletableNoun): void {
  const { resource } = noun
  const { table } = nouns[resource]
  const changes = changesOf(noun.fields)
  app.delete<{ Params: IdParams; Headers: IfMatch }>(
    `/${resource}/:id`,
    ownerRoute(noun, `delete${nameOf(noun)}`, {
      params: IdParams,
      headers: IfMatch,
      response: { 200: Success(DeletedData), ...rowFailures },
    }),
    ({ params: { id }, headers }) =>
      commit(app, async (transaction) => {
        const entry = await readEntry(transaction, noun, id)
        assertVersion(noun, entry, headers)
        await noun.assertDeletable?.(transaction, id)
        await addRevision(transaction, table, id, 'imported', writableJson(changes, entry))
        await moveToTrash(transaction, table, id, titleOf(table, entry))
        return success({ id })
      }),
  )
}

/** Reads an entry as its owner sees it, with its version. @throws HttpError 404 */
async function readEntry(db: Db, noun: Noun, id: number) {
  const entry = await noun.find(db, id, { isOwner: true })
  if (entry === undefined) throw notFound(nameOf(noun))
  return { ...entry, version: versionOf(changesOf(noun.fields), entry) }
}

function assertPeriods(entry: object): void {
  const errors = findReversedPeriods(entry).map(({ start, end, first }) => {
    return { path: end, message: `is before ${start}, ${first}`, code: 'beforeStart' as const }
  })
  if (errors.length > 0) throw badRequest(errors)
}

function assertVersion(
  noun: Noun,
  { version }: { version: string },
  { 'if-match': expected }: IfMatch,
): void {
  if (expected === undefined || expected === '*') return
  if (expected.replace(/^"(.*)"$/, '$1') === version) return
  throw new HttpError(412, `${nameOf(noun)} has been changed since it was read: read it again`)
}
