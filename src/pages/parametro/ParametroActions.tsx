import HistoryIcon from '@mui/icons-material/History';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import { useTranslate } from 'react-admin';
import { withTexts } from '../../../i18n/index.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { laterDialog } from '../../kit/laterDialog.tsx';
import type { RowActionsProps } from '../../kit/lists/rowActions.ts';
import { DialogAction } from './DialogAction.tsx';

const SinonimosDialog = laterDialog(() => withTexts(import('./SinonimosDialog.tsx')));
const LimitesDialog = laterDialog(() => withTexts(import('./LimitesDialog.tsx')));

/** What a parameter's row offers besides: its synonyms, and its limits from day to day. */
export function ParametroActions({ record, mayEdit }: RowActionsProps) {
  const translate = useTranslate();
  const offersMore = useOffersMore();
  const name = String(record.descricao);
  const about = { idParametro: Number(record.id), name, mayEdit };
  return (
    <>
      <DialogAction
        icon={<LabelIcon fontSize="small" />}
        label={translate(mayEdit ? 'cadastro.synonyms.addTo' : 'cadastro.synonyms.viewOf', { name })}
      >
        {(open, onClose) => <SinonimosDialog {...about} open={open} onClose={onClose} />}
      </DialogAction>
      {offersMore && (
        <DialogAction icon={<HistoryIcon fontSize="small" />} label={translate('cadastro.limits.of', { name })}>
          {(open, onClose) => <LimitesDialog {...about} record={record} open={open} onClose={onClose} />}
        </DialogAction>
      )}
    </>
  );
}
