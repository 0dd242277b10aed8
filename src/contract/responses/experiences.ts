// Written by "npm run generate" from ../experiences.ts.
import type { DataSchema } from '../dataSchema'
import type { ExperienceData, ExperiencesData, ProfileExperiencesData } from '../experiences'

export const experienceDataSchema: DataSchema<ExperienceData> = {"fields":{"experience":{"fields":{"id":"number","job_title":"string","company_name?":"string","location?":"string","start_date?":"string","end_date?":"string","is_current?":{"oneOf":[0,1]},"description?":"string","highlights?":["string"]}}}}
export const experiencesDataSchema: DataSchema<ExperiencesData> = {"fields":{"experiences":[{"fields":{"id":"number","job_title":"string","company_name?":"string","location?":"string","start_date?":"string","end_date?":"string","is_current?":{"oneOf":[0,1]},"description?":"string","highlights?":["string"]}}],"pagination?":{"fields":{"currentPage?":"number","totalPages?":"number","totalData?":"number","limit?":"number"}}}}
export const profileExperiencesDataSchema: DataSchema<ProfileExperiencesData> = {"fields":{"profile_experiences":[{"fields":{"id":"number","job_title":"string","company_name?":"string","location?":"string","start_date?":"string","end_date?":"string","is_current?":{"oneOf":[0,1]},"description?":"string","highlights?":["string"]}}],"pagination?":{"fields":{"currentPage?":"number","totalPages?":"number","totalData?":"number","limit?":"number"}}}}
