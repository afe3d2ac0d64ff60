import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { sentFile } from '../../http/multipart.ts';
import { read, save, savePdf } from './service.ts';

const { configuracaoApp } = contract;

/** What a protocol's message says, to whom it goes, and the PDF that goes with it. */
export const configuracaoAppRoutes: Implementation[] = [
  implement(configuracaoApp.one, ({ db }) => read(db)),
  implement(configuracaoApp.save, (context, { body: { versao, ...texts } }) => save(context, texts, versao)),
  implement(configuracaoApp.upload, (context, { body }) => savePdf(context, sentFile(context), body.substitui)),
];
