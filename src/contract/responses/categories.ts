// Written by "npm run generate" from ../categories.ts.
import type { DataSchema } from '../schema/envelope'
import type { CategoriesData, CategoryData } from '../categories'

export const categoriesDataSchema: DataSchema<CategoriesData> = {"fields":{"categories":[{"fields":{"id":"number","name":"string","is_active?":{"oneOf":[0,1]},"untranslated?":["string"]}}],"pagination?":{"fields":{"currentPage?":"number","totalPages?":"number","totalData?":"number","limit?":"number"}}}}
export const categoryDataSchema: DataSchema<CategoryData> = {"fields":{"category":{"fields":{"id":"number","name":"string","is_active?":{"oneOf":[0,1]},"untranslated?":["string"]}}}}
