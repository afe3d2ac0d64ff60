import AddIcon from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { contract } from '../../../contract/index.ts';
import { GRUPO, mayTouchGroup } from '../../../domain/acesso/access.ts';
import { useMayEdit } from '../../app/access.ts';
import { useCurrentUser } from '../../app/session.ts';
import { useCall } from '../../app/useCall.ts';
import { KeptDraft } from '../../kit/drafts/KeptDraft.tsx';
import { useDraft } from '../../kit/drafts/useDraft.ts';
import { ErrorAlert } from '../../kit/feedback/ErrorAlert.tsx';
import { conflictOf } from '../../kit/forms/conflict.ts';
import { DiscardGuard } from '../../kit/forms/DiscardGuard.tsx';
import { useLeaveWarning } from '../../kit/forms/leaving.ts';
import { PageSaveBar } from '../../kit/forms/SaveBar.tsx';
import { SaveFailure } from '../../kit/forms/SaveFailure.tsx';
import { useStaysForm } from '../../kit/forms/useStaysForm.ts';
import { RightLost } from '../../kit/forms/WhileTyped.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { choiceIn } from './levels.ts';
import { ModuleCard } from './ModuleCard.tsx';
import { PermissionConflict } from './PermissionConflict.tsx';
import { PermissionTools } from './PermissionTools.tsx';
import { RemoveStructure } from './RemoveStructure.tsx';
import { StructureDialog } from './StructureDialog.tsx';
import { usePermissoes } from './usePermissoes.ts';
import { useStructure } from './useStructure.ts';

const MENU = 'acesso/grupo-acesso';

const CARDS = { columnWidth: 340, columnGap: 2 };
/** Modules have some menus or others. */
const CARD_HEIGHTS = [380, 220, 300, 260, 180];

/** What a group may see and edit, module by module, and the modules themselves (spec 1 §2). */
export default function Permissoes({ id: idGrupo }: { id: number }) {
  const translate = useTranslate();
  const user = useCurrentUser();
  const groups = useCall(contract.gruposAcesso.list);
  const permissoes = usePermissoes(idGrupo);
  const structure = useStructure();
  const [editing, setEditing] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const { modules, changes, refusal } = permissoes;
  const may = useMayEdit(MENU);
  // What was chosen is not to be read as the group's where the right to change it was taken away meanwhile.
  const [mayEdit, giveUp] = useStaysForm(may, changes.size > 0);
  const place = useDraft(`acesso/permissoes/${idGrupo}`);
  const dirty = useRef(false);
  useLeaveWarning(changes.size > 0);
  useEffect(() => {
    dirty.current = changes.size > 0;
  }, [changes.size]);

  const group = groups.data?.data.find(({ id }) => id === idGrupo);
  const untouchable = !mayTouchGroup(user?.GrupoAcesso.id, idGrupo);
  const conflict = conflictOf(refusal);
  const back = (
    <Button component={Link} to={`/${MENU}`} startIcon={<ArrowBack />}>
      {translate('acesso.permissao.back')}
    </Button>
  );

  const failure = permissoes.failure ?? groups.error;
  if (failure) {
    const retry = () => Promise.all([permissoes.reload(), groups.refetch()]);
    return (
      <>
        <PageHead title={translate('acesso.permissao.failed')}>{back}</PageHead>
        <ErrorAlert onRetry={retry}>{failure.message}</ErrorAlert>
      </>
    );
  }
  if (permissoes.isPending || groups.isPending) {
    return (
      <>
        <PageHead>{back}</PageHead>
        <Box role="status" aria-busy aria-label={translate('ra.page.loading')} sx={CARDS}>
          {CARD_HEIGHTS.map((height) => (
            <Skeleton key={height} variant="rounded" height={height} sx={{ breakInside: 'avoid', mb: 2 }} />
          ))}
        </Box>
      </>
    );
  }
  if (!group) return <PageHead title={translate('acesso.permissao.noGroup')}>{back}</PageHead>;

  return (
    <Box ref={page}>
      <PageHead title={translate('acesso.permissao.title', { nome: group.nome })}>
        <Typography variant="body2" role="status">
          {changes.size > 0 && translate('acesso.permissao.pending', { smart_count: changes.size })}
        </Typography>
        {back}
        {mayEdit && editing && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => structure.edit({ kind: 'modulo' })}>
            {translate('acesso.permissao.newModule')}
          </Button>
        )}
      </PageHead>
      {mayEdit && untouchable && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate(`acesso.permissao.${idGrupo === GRUPO.DESENVOLVEDOR ? 'developersOnly' : 'administratorsOnly'}`)}
        </Alert>
      )}
      {mayEdit && !may && <RightLost />}
      {mayEdit && !untouchable && (
        <KeptDraft
          place={place}
          held={changes.size > 0 ? { versao: null, campos: { niveis: [...changes], ...permissoes.before } } : null}
          onRestore={({ campos }) => permissoes.restore(choiceIn(campos))}
          onAnswered={() => page.current?.querySelector('h1')?.focus()}
        />
      )}
      {conflict ? (
        <PermissionConflict
          conflict={conflict}
          modules={modules}
          before={permissoes.before}
          onReload={permissoes.startOver}
        />
      ) : (
        <SaveFailure failure={refusal} onRetry={permissoes.save} />
      )}
      {mayEdit && (
        <PermissionTools
          permissoes={permissoes}
          others={(groups.data?.data ?? []).filter(({ id }) => id !== idGrupo)}
          untouchable={untouchable}
          editing={editing}
          onEditing={setEditing}
        />
      )}
      {modules.length === 0 && <Typography>{translate('acesso.permissao.noModules')}</Typography>}
      <Box sx={CARDS}>
        {modules.map((modulo) => (
          <ModuleCard
            key={modulo.id}
            modulo={modulo}
            levelOf={permissoes.levelOf}
            onChoose={mayEdit && !untouchable ? permissoes.choose : undefined}
            givable={permissoes.givable}
            structure={mayEdit && editing ? structure : undefined}
          />
        ))}
      </Box>
      {mayEdit && !untouchable && (
        <Box
          component="form"
          sx={{ display: 'contents' }}
          onSubmit={(event) => {
            event.preventDefault();
            void permissoes.save();
          }}
        >
          <PageSaveBar
            label={translate('acesso.permissao.save')}
            saving={permissoes.saving}
            dirty={changes.size > 0}
            onDiscard={() => {
              place?.drop();
              permissoes.discard();
              giveUp();
            }}
          />
        </Box>
      )}
      {structure.edited ? (
        <StructureDialog edited={structure.edited} onClose={() => structure.edit(null)} onSaved={permissoes.reload} />
      ) : (
        <DiscardGuard dirty={dirty} onDiscard={() => place?.drop()} />
      )}
      <RemoveStructure
        removed={structure.removed}
        onClose={() => structure.remove(null)}
        onSettled={permissoes.reload}
        onRemoved={() => page.current?.querySelector('h1')?.focus()}
      />
    </Box>
  );
}
