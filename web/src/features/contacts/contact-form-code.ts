/**
 * Code that is needed only when a visitor begins to use the contact form. The build puts it into one file, which is
 * loaded at that time.
 */
export { AnswerTime } from '../../components/site/answer-time';
export { errorTexts } from '../../components/forms/error-texts';
export { addPhotos, removePhoto, restorePhotos } from '../../components/forms/photos/form-photos';
export { ContactSent } from './components/contact-sent';
export { checkContact as check } from './contact-schema';
export { sendContact } from './send-contact';
