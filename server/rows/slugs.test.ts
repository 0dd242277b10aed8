import { slugOfTitle } from './slugs'

it.each([
  ['Toko Batik & Kain', 'toko-batik-kain'],
  ['Kafé 2.0', 'kafe-2-0'],
  ['Straße nach Łódź', 'strasse-nach-lodz'],
  ['½ harga – 100 €', '1-2-harga-100'],
  ['Сервер данных', 'server-dannykh'],
  ['Ελλάδα', 'ellada'],
  ['سرور داده', 'srwr-ddh'],
  ['שלום עולם', 'slvm-vlm'],
  ['東京 日記', 'dongjing-riji'],
  ['서울 지도', 'seoul-jido'],
  ['डेटा सेवा', 'deta-seva'],
  ['แผนที่', 'aephnthi'],
  ['🚀', 'rocket'],
  ['???', ''],
])('the slug of %j is %j', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug)
})
