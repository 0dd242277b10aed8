import type { Content } from '../contentSchema'
import { withoutEmpty } from '../../rows/columns'
import type { Kind, Part } from './sections'
import { line } from './values'

type PostalAddress = NonNullable<Content['profile']['postal_address']>

const joinParts = (parts: readonly (string | undefined)[]) =>
  [...new Set(parts)].filter(Boolean).join(', ').slice(0, 200) || undefined

export const place: Kind<string> = {
  read: (object, field = '') => {
    const parts = [['city'], ['region'], ['country', 'countryCode']]
    const texts = parts.map((names) => object.object(field).read(line, ...names))
    return object.read(line, field) ?? joinParts(texts)
  },
}

function splitPlace(location: string | null | undefined): PostalAddress {
  const [city, ...region] = location?.split(', ') ?? []
  return withoutEmpty({ city, region: region.join(', ') })
}

/** The country that follows city and region in a location; undefined if it is the country code of the address. */
function countryIn(location: string, { city, region, country_code }: PostalAddress) {
  const before = `${joinParts([city ?? '', region ?? '']) ?? ''}, `
  const country = location.startsWith(before) ? location.slice(before.length) : ''
  return country === country_code ? undefined : country
}

/** The place of `basics`: in one line, and as an address unless the line has all of it. */
export const ownPlace: Part<Pick<Content['profile'], 'location' | 'postal_address'>> = {
  read: (basics) => {
    const text = basics.read(line, 'location')
    if (text !== undefined) return { location: text }
    const object = basics.object('location')
    const address = withoutEmpty({
      address: object.read(line, 'address'),
      postal_code: object.read(line, 'postalCode', 'postal_code', 'zip'),
      city: object.read(line, 'city'),
      region: object.read(line, 'region'),
      country_code: object.read(line, 'countryCode'),
    })
    const country = object.read(line, 'country') ?? address.country_code
    const location = joinParts([address.city, address.region, country])
    const isInLine = JSON.stringify(splitPlace(location)) === JSON.stringify(address)
    return { location, postal_address: isInLine ? undefined : address }
  },
  write: ({ location, postal_address: address }) => {
    const isWhole = address?.city || address?.region || address?.country_code === location
    const { city, region } = isWhole ? (address ?? {}) : splitPlace(location)
    const written = withoutEmpty({
      address: address?.address,
      postalCode: address?.postal_code,
      city,
      countryCode: address?.country_code,
      region,
      country: address ? countryIn(location ?? '', address) : undefined,
    })
    return { location: Object.keys(written).length > 0 ? written : undefined }
  },
}
