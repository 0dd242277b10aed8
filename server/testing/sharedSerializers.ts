import { lazySerializers } from '../validation/lazyCompilers'

type SerializerFactory = ReturnType<typeof lazySerializers>
type Serializer = ReturnType<ReturnType<SerializerFactory>>

/** Compiles each schema once for all servers: that takes longer than most requests. */
export function sharedSerializers(): SerializerFactory {
  const createCompiler = lazySerializers()
  const serializers = new Map<string, Serializer>()
  return (externalSchemas, options) => {
    const compile = createCompiler(externalSchemas, options)
    const external = JSON.stringify(externalSchemas)
    return (route) => {
      const key = external + JSON.stringify(route.schema)
      const serializer = serializers.get(key) ?? compile(route)
      serializers.set(key, serializer)
      return serializer
    }
  }
}
