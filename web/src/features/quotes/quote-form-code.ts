/** What the quote form needs once it is used, in one file that arrives late. */
export { errorTexts } from '../../components/forms/error-texts';
export { QuoteSent } from './components/quote-sent';
export { addPhotos, removePhoto, restorePhotos } from '../../components/forms/photos/form-photos';
export { checkQuote as check } from './quote-schema';
export { sendQuote } from './send-quote';
