/** Code that is needed only once a visitor uses the contact form. The build puts it into one file, which loads late. */
export { AnswerTime } from '../../components/site/answer-time';
export { errorTexts } from '../../components/forms/error-texts';
export { addPhotos, removePhoto, restorePhotos } from '../../components/forms/photos/form-photos';
export { ContactSent } from './components/contact-sent';
export { checkContact as check } from './contact-schema';
export { sendContact } from './send-contact';
