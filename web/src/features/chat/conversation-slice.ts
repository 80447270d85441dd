import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { keepChat, readKeptChat } from '../../lib/kept-chat';
import { type AppThunk, type RootState, rootReducer } from '../../lib/root-reducer';
import type { ChatMessage, ChatOffice, ReadChat, StartedChat } from '../../types/api';

interface ConversationState {
  sessionId: string | null;
  /** Messages from the server, in order and without gaps. */
  read: ChatMessage[];
  /** Messages that the server returned when the visitor sent one. They are kept until the next poll includes them. */
  added: ChatMessage[];
  office: ChatOffice | null;
  /** Whether the conversation was fetched from the server or begun since the page was loaded. */
  isKnown: boolean;
  hasContact: boolean;
  /** Reference of the lead that the conversation became, if this browser knows it. */
  reference: string | null;
  /** Address of the visitor's page about that lead, if the lead is urgent. */
  urgentPage: string | null;
  /** Whether the server has deleted the previous conversation. */
  hasEnded: boolean;
}

const initialState: ConversationState = {
  sessionId: null,
  read: [],
  added: [],
  office: null,
  isKnown: false,
  hasContact: false,
  reference: null,
  urgentPage: null,
  hasEnded: false,
};

const without = (messages: ChatMessage[], others: ChatMessage[]) =>
  messages.filter(({ id }) => others.every((other) => other.id !== id));

/**
 * Returns the known messages. An answer that was to be sent by email has no text; it gets its text if the server
 * returns it as part of the conversation after all.
 */
const withTexts = (known: ChatMessage[], given: ChatMessage[]) =>
  known.map((message) => (message.isMailed && given.find(({ id }) => id === message.id)) || message);

const conversationSlice = createSlice({
  name: 'conversation',
  initialState,
  reducers: {
    conversationFound: (_, { payload }: PayloadAction<{ sessionId: string; reference: string | null }>) => ({
      ...initialState,
      ...payload,
      hasContact: payload.reference !== null,
    }),
    conversationBegun: (state, { payload }: PayloadAction<StartedChat>) => ({
      ...initialState,
      sessionId: payload.sessionId,
      added: payload.messages,
      office: payload.office,
      isKnown: true,
      hasEnded: state.hasEnded,
    }),
    /** Adds fetched messages. If `isWhole`, they are the whole conversation and replace those fetched before. */
    conversationRead: (state, { payload }: PayloadAction<{ answer: ReadChat; isWhole: boolean }>) => {
      const { answer, isWhole } = payload;
      if (answer.sessionId !== state.sessionId) return;
      state.read = isWhole
        ? answer.messages
        : [...withTexts(state.read, answer.messages), ...without(answer.messages, state.read)];
      state.added = without(state.added, state.read);
      state.office = answer.office;
      state.hasContact = answer.hasContact;
      state.isKnown = true;
    },
    messagesAdded: (state, { payload }: PayloadAction<ChatMessage[]>) => {
      state.read = withTexts(state.read, payload);
      state.added.push(...without(payload, [...state.read, ...state.added]));
      state.hasEnded = false;
    },
    contactLeft: (state, { payload }: PayloadAction<{ reference: string; urgentPage: string | null }>) => {
      state.hasContact = true;
      Object.assign(state, payload);
    },
    conversationEnded: ({ office }) => ({ ...initialState, office, hasEnded: true }),
  },
});

declare module '../../lib/root-reducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof conversationSlice> {}
}
rootReducer.inject(conversationSlice);

const { conversationFound, conversationBegun, conversationEnded, contactLeft } = conversationSlice.actions;
export const { conversationRead, messagesAdded } = conversationSlice.actions;

export const selectConversation = ({ conversation }: Partial<RootState>): ConversationState =>
  conversation ?? initialState;

/** Continues the conversation that another page or tab of this browser began, if there is one. */
export const findConversation = (): AppThunk => (dispatch, getState) => {
  const kept = readKeptChat();
  if (!kept || kept.sessionId === selectConversation(getState()).sessionId) return;
  dispatch(conversationFound({ sessionId: kept.sessionId, reference: kept.reference ?? null }));
};

export const beginConversation =
  (started: StartedChat): AppThunk =>
  (dispatch) => {
    dispatch(conversationBegun(started));
    keepChat({ sessionId: started.sessionId, begunAt: Date.now() });
  };

export const keepReference =
  (reference: string, urgentPage: string | null = null): AppThunk =>
  (dispatch) => {
    dispatch(contactLeft({ reference, urgentPage }));
    const kept = readKeptChat();
    if (kept) keepChat({ ...kept, reference });
  };

/**
 * Ends a conversation that the server has deleted, or whose cookie the browser has lost. If another tab has begun a new
 * conversation meanwhile, this page continues with the new one.
 */
export const endConversation = (): AppThunk => (dispatch, getState) => {
  const kept = readKeptChat();
  if (kept && kept.sessionId !== selectConversation(getState()).sessionId) {
    dispatch(findConversation());
    return;
  }
  dispatch(conversationEnded());
  keepChat(null);
};
