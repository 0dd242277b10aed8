import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type TestimonialCategoryId = number | 'all'

/** The id in the query of a URL; `all` if it is invalid. */
export function toCategoryId(value: string): TestimonialCategoryId {
  return /^\d{1,9}$/.test(value) ? Number(value) : 'all'
}

const initialState: { categoryId: TestimonialCategoryId } = { categoryId: 'all' }

export const testimonialsSlice = createSlice({
  name: 'testimonials',
  initialState,
  reducers: {
    categorySelected(state, { payload }: PayloadAction<TestimonialCategoryId>) {
      state.categoryId = payload
    },
  },
  selectors: { selectTestimonialCategoryId: (state) => state.categoryId },
})
