import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type RootState, rootReducer } from '../../lib/root-reducer';
import { userSignedOut } from '../../lib/user-signed-out';

/** The ways to answer a lead, or to note something about it. */
export type Way = 'chat' | 'answer' | 'note' | 'call';

/** What is written and not yet sent. */
export type Texts = Record<Way, string>;

const none: Texts = { chat: '', answer: '', note: '', call: '' };

interface Written {
  leadId: string;
  way: Way;
  text: string;
}

/** What is written to leads and about them, by the lead's id: it outlasts a look at another lead. */
const answersSlice = createSlice({
  name: 'leadAnswers',
  initialState: {} as Record<string, Texts>,
  reducers: {
    textWritten: (state, { payload: { leadId, way, text } }: PayloadAction<Written>) => {
      state[leadId] = { ...(state[leadId] ?? none), [way]: text };
    },
    /** What is written after a text was sent stays. */
    textSent: (state, { payload: { leadId, way, text } }: PayloadAction<Written>) => {
      const texts = state[leadId];
      if (texts?.[way].trim() === text) texts[way] = '';
    },
  },
  extraReducers: (builder) => builder.addCase(userSignedOut, () => ({})),
});

declare module '../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof answersSlice> {}
}
rootReducer.inject(answersSlice);

export const { textWritten, textSent } = answersSlice.actions;

export const selectTexts =
  (leadId: string) =>
  ({ leadAnswers }: Partial<RootState>): Texts =>
    leadAnswers?.[leadId] ?? none;
