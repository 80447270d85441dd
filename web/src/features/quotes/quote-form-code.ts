/**
 * Code that is needed only when a visitor begins to use the quote form. The build puts it into one file, which is
 * loaded at that time.
 */
export { AnswerTime } from '../../components/site/answer-time';
export { errorTexts } from '../../components/forms/error-texts';
export { QuoteSent } from './components/quote-sent';
export { addPhotos, removePhoto, restorePhotos } from '../../components/forms/photos/form-photos';
export { checkQuote as check } from './quote-schema';
export { sendQuote } from './send-quote';
