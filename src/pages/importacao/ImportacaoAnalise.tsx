import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Arquivo } from '../../../contract/importacao.ts';
import { useMayEdit } from '../../app/access.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ArquivosTable } from './ArquivosTable.tsx';
import { Escolhas } from './resolver/Escolhas.tsx';
import { TemplateLinks } from './TemplateLinks.tsx';
import { ANALISES } from './telas.ts';
import { UploadForm } from './UploadForm.tsx';

/** 'Arquivos com amostras de análises': sends laboratory files and lists them; who may only see has the list alone. */
export default function ImportacaoAnalise() {
  const translate = useTranslate();
  const mayEdit = useMayEdit(ANALISES.menu);
  const [removed, setRemoved] = useState<Arquivo | null>(null);
  return (
    <>
      <PageHead title={translate(ANALISES.title)}>
        {mayEdit && <TemplateLinks />}
        {mayEdit && <Escolhas />}
      </PageHead>
      {mayEdit && <UploadForm tela={ANALISES} removed={removed} />}
      <ArquivosTable tela={ANALISES} mayEdit={mayEdit} onRemoved={setRemoved} />
    </>
  );
}
