import { Type } from 'typebox'
import { Flag, Maybe, OrNull } from '../../src/contract/values'
import { lazySerializers } from './lazyCompilers'

it('writes each kind of value that a schema allows, and no other field', () => {
  const schema = Type.Object({
    text: OrNull(Type.String()),
    flags: Maybe(Type.Array(Flag)),
    entry: Maybe(Type.Object({ id: Type.Integer() })),
    kind: Type.Union([Type.Literal('a'), Type.Literal('b')]),
    icon: Maybe(Type.Enum(['idea', 'code'])),
    value: Type.Union([Type.String(), Type.Integer()]),
  })
  const route = { schema, method: 'GET', url: '/', httpStatus: '200' }
  const serialize = lazySerializers()({}, {})(route)
  const full = { text: 'x', flags: [0, 1], entry: { id: 1 }, kind: 'b', icon: 'code', value: 2 }
  const empty = { text: null, flags: null, entry: null, kind: 'a', icon: null, value: '2' }
  for (const value of [full, empty]) {
    expect(JSON.parse(serialize({ ...value, password: 'secret' }))).toEqual(value)
  }
})
