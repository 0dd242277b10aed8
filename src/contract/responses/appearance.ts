// Written by "npm run generate" from ../appearance.ts.
import type { DataSchema } from '../schema/envelope'
import type { AppearanceData } from '../appearance'

export const appearanceDataSchema: DataSchema<AppearanceData> = {"fields":{"appearance":{"fields":{"id?":"number","dye?":{"oneOf":["nila","sogan","mengkudu","pesisir","jati","malam","violet"]},"cloth?":{"oneOf":["kawung","parang","ceplok","truntum","nitik","tambal","none"]},"cloth_seed?":"number","type?":{"oneOf":["jakarta","pustaka","bengkel"]},"hero?":{"oneOf":["portrait","cloth","work"]},"home_sections?":[{"oneOf":["technologies","projects","outcome","quote","posts","values","invitation"]}],"menu?":[{"oneOf":["home","about","skills","projects","testimonials","blog","contact"]}]}}}}
