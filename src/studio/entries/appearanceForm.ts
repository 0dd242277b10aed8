import { AppearanceChanges } from '../../contract/appearance'
import {
  appearanceDefaults,
  heroes,
  homeSections,
  menuPages,
  siteCloths,
  siteTypefaces,
} from '../../contract/constants'
import { appearanceApi } from '../../features/appearance/appearanceApi'
import { defineForm } from '../forms/fields'

const { getAppearance, updateAppearance } = appearanceApi.endpoints
const { cloth, type, hero } = appearanceDefaults

export const appearanceForm = defineForm<AppearanceChanges, 'appearance'>({
  resource: 'appearance',
  schema: AppearanceChanges,
  endpoints: {
    get: { initiate: (_, options) => getAppearance.initiate(undefined, options) },
    update: updateAppearance,
  },
  fields: {
    dye: 'siteDye',
    cloth: { type: 'choice', labels: 'siteCloths', values: siteCloths, fallback: cloth },
    cloth_seed: 'seed',
    type: { type: 'choice', labels: 'siteTypefaces', values: siteTypefaces, fallback: type },
    hero: { type: 'choice', labels: 'heroes', values: heroes, fallback: hero },
    home_sections: { type: 'selection', labels: 'homeSections', values: homeSections },
    menu: { type: 'selection', labels: 'menuPages', values: menuPages, isAutomatic: true },
  },
})
