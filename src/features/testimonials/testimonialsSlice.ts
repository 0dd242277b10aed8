import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The id of a category, or `all`. */
export type TestimonialCategoryId = number | 'all'

interface TestimonialsState {
  categoryId: TestimonialCategoryId
}

const initialState: TestimonialsState = { categoryId: 'all' }

export const testimonialsSlice = createSlice({
  name: 'testimonials',
  initialState,
  reducers: {
    categorySelected(state, { payload }: PayloadAction<TestimonialCategoryId>) {
      state.categoryId = payload
    },
  },
  selectors: {
    selectTestimonialCategoryId: (state) => state.categoryId,
  },
})
