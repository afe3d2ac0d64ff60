import { useTranslate } from 'react-admin';
import { useMayEdit } from '../../app/access.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ArquivosTable } from './ArquivosTable.tsx';
import { TemplateLinks } from './TemplateLinks.tsx';
import { UploadForm } from './UploadForm.tsx';

const MENU = 'relatorio/Importacao-analise';

/** 'Arquivos com amostras de análises': sends laboratory files and lists them; who may only see has the list alone. */
export default function ImportacaoAnalise() {
  const translate = useTranslate();
  const mayEdit = useMayEdit(MENU);
  return (
    <>
      <PageHead title={translate('importacao.title')}>{mayEdit && <TemplateLinks />}</PageHead>
      {mayEdit && <UploadForm />}
      <ArquivosTable mayEdit={mayEdit} />
    </>
  );
}
