import { Alert, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { contract } from '../../../../contract/index.ts';
import { collectionsDue } from '../../../../domain/monitoramento/annualMonitoring.ts';
import { useMayEdit } from '../../../app/access.ts';
import { useApi, useCall } from '../../../app/useCall.ts';
import { useTell, useTellError } from '../../../kit/feedback/useTell.ts';
import { useSubResource } from '../sub/SubResource.tsx';
import { useSubRecordsChanged } from '../sub/useSubRecordsChanged.ts';
import { CLIENTE } from '../tabs.ts';

const { list, save, yearBefore } = contract.monitoramentoAnual;

/** Where this year's Meta, as it is kept, is not what today's collections leave of the minimum: says so, and mends it. */
export function MetaDeHoje() {
  const { idPessoa, resource } = useSubResource();
  const translate = useTranslate();
  const mayEdit = useMayEdit(CLIENTE);
  const api = useApi();
  const tell = useTell();
  const tellError = useTellError();
  const changed = useSubRecordsChanged(idPessoa);
  const { data: summary } = useCall(contract.clientes.resumo, { params: { id: idPessoa } });
  const meta = summary?.data.meta;

  /** Counts the collections anew; the server makes the figures of them, but those that somebody stands for. */
  const { mutate, isPending } = useMutation({
    mutationFn: async (ano: number) => {
      const year = (await api(list, { params: { idPessoa } })).data.find((one) => one.ano === ano);
      if (!year) return;
      const before = (await api(yearBefore, { body: { idPessoa, ano } })).data;
      const typed = year.volume !== null || year.dboAtual !== null;
      const charge = typed ? null : year.cargaOrganica;
      const follow = year.motivo === null && (typed || charge !== null);
      const figures = follow ? { cargaOrganica: charge, qtdMinima: null, regraColeta: null } : {};
      const now = { coletas: before.coletas, AnoUltimaColeta: before.ano, Meta: null };
      await api(save, { body: { ...year, ...figures, ...now } });
    },
    onSuccess: (_, ano) => tell(translate('monitoramento.today.updated', { ano }), 'success'),
    onError: tellError,
    onSettled: () => changed(resource),
  });

  if (!meta || meta.Meta === null || meta.Meta === undefined) return null;
  const byMinimum = collectionsDue(meta.qtdMinima, meta.coletas);
  if (meta.Meta === byMinimum) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 1 }}
      action={
        mayEdit && (
          <Button color="inherit" aria-busy={isPending} onClick={() => isPending || mutate(meta.ano)}>
            {translate('monitoramento.today.update')}
          </Button>
        )
      }
    >
      {translate('monitoramento.today.differs', { ...meta, falta: byMinimum })}
    </Alert>
  );
}
