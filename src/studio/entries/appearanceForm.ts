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
import { choice, defineForm, fresh, seed, selection, siteDye } from '../forms/fields'

const { getAppearance, updateAppearance } = appearanceApi.endpoints

export const appearanceForm = defineForm<AppearanceChanges, 'appearance'>({
  resource: 'appearance',
  schema: AppearanceChanges,
  requests: {
    read: () => getAppearance.initiate(undefined, fresh),
    update: (write) => updateAppearance.initiate(write),
  },
  fields: [
    siteDye('dye'),
    choice('cloth', 'siteCloths', siteCloths, appearanceDefaults.cloth),
    seed('cloth_seed'),
    choice('type', 'siteTypefaces', siteTypefaces, appearanceDefaults.type),
    choice('hero', 'heroes', heroes, appearanceDefaults.hero),
    selection('home_sections', 'homeSections', homeSections),
    selection('menu', 'menuPages', menuPages),
  ],
})
