import { till } from './projects/warung-pintar-catat.mjs'
import { flood } from './projects/siaga-ciliwung.mjs'
import { batik } from './projects/pasar-batik-trusmi.mjs'
import { queue } from './projects/antre-puskesmas.mjs'
import { recipes } from './projects/resep-dari-dapur-ibu.mjs'
import { prices } from './projects/harga-panen.mjs'
import { ledger } from './projects/koperasi-guyub.mjs'
import { library } from './projects/pustaka-sekolah-rakyat.mjs'
import { map } from './projects/jejak-angkot.mjs'
import { sign } from './projects/kelas-isyarat.mjs'
import { system } from './projects/lumbung-komponen.mjs'
import { invitation } from './projects/undang-tetangga.mjs'
import { wayang } from './projects/arsip-wayang.mjs'

/** The pictures of the sample projects, by their slugs. */
export const projects = {
  'warung-pintar-catat': till,
  'siaga-ciliwung': flood,
  'pasar-batik-trusmi': batik,
  'antre-puskesmas': queue,
  'resep-dari-dapur-ibu': recipes,
  'harga-panen': prices,
  'koperasi-guyub': ledger,
  'pustaka-sekolah-rakyat': library,
  'jejak-angkot': map,
  'kelas-isyarat': sign,
  'lumbung-komponen': system,
  'undang-tetangga': invitation,
  'arsip-wayang': wayang,
}
