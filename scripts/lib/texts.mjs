/** The messages for owners of scripts that run before the server is bundled, in the language of the locale. */
const en = {
  building: 'Building the site …',
  waiting: 'Waiting for another build of this checkout to finish …',
  packageMissing:
    'A package that builds the site is missing: run "npm ci" without --omit=dev, or "npm run release" on another machine.',
  /** @param {string} found */
  basePath: (found) =>
    `BASE_PATH must begin and end with a slash, such as /portfolio/ (found "${found}").`,
  releaseUsage: 'Usage: npm run release -- [FOLDER]',
  /** @param {string} folder */
  notEmpty: (folder) => `${folder} is not empty: name a new folder.`,
  /** @param {string} folder */
  released: (folder) => `The release is in ${folder}. Start it there: node build/server.cjs`,
}

/** @type {typeof en} */
const id = {
  building: 'Situs sedang dibangun …',
  waiting: 'Menunggu pembangunan lain di folder ini selesai …',
  packageMissing:
    'Paket untuk membangun situs tidak ada: jalankan "npm ci" tanpa --omit=dev, atau "npm run release" di komputer lain.',
  basePath: (found) =>
    `BASE_PATH harus diawali dan diakhiri garis miring, misalnya /portfolio/ (sekarang "${found}").`,
  releaseUsage: 'Cara pakai: npm run release -- [FOLDER]',
  notEmpty: (folder) => `${folder} tidak kosong: sebutkan folder baru.`,
  released: (folder) => `Rilis ada di ${folder}. Jalankan di sana: node build/server.cjs`,
}

const { LC_ALL, LC_MESSAGES, LANG } = process.env
const locale = [LC_ALL, LC_MESSAGES, LANG].find(Boolean) ?? ''

export const texts = /^id(?![a-z])/i.test(locale) ? id : en
