import { slugOfTitle } from './slugs'

it('makes slugs of titles in many scripts', () => {
  const slugs = {
    ...{
      'Toko Batik & Kain': 'toko-batik-kain',
      'Kafé 2.0': 'kafe-2-0',
      '???': '',
      '🚀': 'rocket',
    },
    ...{ 'Straße nach Łódź': 'strasse-nach-lodz', '½ harga – 100 €': '1-2-harga-100' },
    ...{ 'Сервер данных': 'server-dannykh', Ελλάδα: 'ellada', 'سرور داده': 'srwr-ddh' },
    ...{ 'שלום עולם': 'slvm-vlm', '東京 日記': 'dongjing-riji', '서울 지도': 'seoul-jido' },
    ['猫'.repeat(199)]: 'mao'.repeat(66) + 'ma',
    ...{ 'डेटा सेवा': 'deta-seva', แผนที่: 'aephnthi' },
  }
  for (const [title, slug] of Object.entries(slugs))
    expect([title, slugOfTitle(title)]).toEqual([title, slug])
})
